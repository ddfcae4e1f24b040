/** The size in pixels of a result beside its code on a wide screen: what drawings take for the window. */
export const usualSize = { width: 294, height: 272 };
