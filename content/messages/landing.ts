// Demo on the landing page
/** Legend of the class switches. */
export const demoSwitches = 'Toggle a class';
/** Accessible name of a drawn device. */
export const demoCardOn = (platform: string) => `The card on ${platform}`;
/** Heading of the style object for a native platform. */
export const demoNativeStyle = (platform: string) => `style on ${platform}`;
/** Heading of the CSS rules for the web. */
export const demoWebCss = 'CSS on the web';
