/** Key in `localStorage` of the platform that the reader has chosen. Tab groups named `platform` share it. */
export const PLATFORM_KEY = 'tabs.platform';

/**
 * Inline script that selects the stored platform of a sample before the first paint. It is the last child of
 * the sample's `fieldset`.
 */
export const PLATFORM_SCRIPT = `try{for(let i of document.currentScript.parentNode.elements)i.checked||=i.value==localStorage['${PLATFORM_KEY}']&&!i.disabled}catch{}`;
