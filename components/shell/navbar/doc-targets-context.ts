import { createContext } from 'react';
import type { DocTargets } from '@/lib/site/navigation/doc-targets';

/** Where each version has the docs that the navbar links to, as the server found them. */
export const DocTargetsContext = createContext<DocTargets>({});
