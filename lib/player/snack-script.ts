/** The script of Expo Snack that turns marked elements into players. */
export const SNACK_SCRIPT = 'https://snack.expo.dev/embed.js';
