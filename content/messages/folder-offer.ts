// Offer to check a whole folder, in the component tab of the lookup
/** Shown before the buttons. */
export const folderOffer = 'Or check a whole folder, up to 200 files. Drop it or a ZIP file here:';
/** Labels of the buttons that open a file dialog. */
export const folderChoose = 'Choose a folder';
export const folderChooseFiles = 'Choose files';
