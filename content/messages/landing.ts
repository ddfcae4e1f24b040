// Demo on the landing page
/** Legend of the class switches. */
export const demoSwitches = 'Toggle a class';
/** Accessible name of a drawn device. */
export const demoCardOn = (platform: string) => `The card on ${platform}`;
/** Legend of the radio buttons for the platform whose styles are shown. */
export const demoOutput = 'Compiled styles';
/** Caption of the style object for a native platform. */
export const demoNativeStyle = (platform: string) => `Style on ${platform}`;
/** Caption of the CSS rules for the web. */
export const demoWebCss = 'CSS on the web';
