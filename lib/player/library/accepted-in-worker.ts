import { acceptedByTypes } from './accepted-by-types';

/** Accepted type tests. The build defines this variable before the worker's code. */
declare const ACCEPTED: string[];

/** Whether React Native accepts a value for a style key or prop. */
export const accepts = acceptedByTypes(ACCEPTED);
