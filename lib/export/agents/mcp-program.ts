import { fileURLToPath } from 'node:url';
import { serveMcp } from './serve-mcp';

await serveMcp(fileURLToPath(new URL('.', import.meta.url)));
