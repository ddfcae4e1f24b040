// Demo on the landing page
/** Legend of the chips. */
export const demoSwitches = 'Switch a class on or off';
/** Name of a drawn device. */
export const demoCardOn = (platform: string) => `The card on ${platform}`;
/** Stands above the style object of a native platform. */
export const demoNativeStyle = (platform: string) => `style on ${platform}`;
/** Stands above the CSS rules of the web. */
export const demoWebCss = 'CSS on the web';
