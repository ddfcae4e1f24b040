/** The function that guarded loops call in each round; kept apart so that the sandbox needs no parser. */
export const TICK = '__tick';
