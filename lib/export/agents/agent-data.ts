import type { PackedIndex } from '@/lib/search/pack';
import type { AgentPage } from '@/lib/site/agents/agent-pages';

/** Files that `mcp.mjs` reads, in the folder of `mcp.mjs`. */
export const programFiles = {
  program: 'mcp.mjs',
  data: 'site-data.json',
  parser: 'parser.txt',
} as const;

/** Data about the site that the MCP server loads when it starts. */
export interface AgentData {
  title: string;
  /** Version of the site's project. */
  siteVersion: string;
  /** Origin of the published site. */
  origin: string;
  basePath: string;
  versions: AgentVersion[];
  pages: AgentPage[];
  /** Paths of the pages about error messages. */
  troubleshooting: string[];
}

/** Docs version in the data of the MCP server. */
export interface AgentVersion {
  name: string;
  label: string;
  isLast: boolean;
  search: PackedIndex;
  /** File of the version's class data. Undefined if it has none. */
  classes?: string;
  /** Program that computes classes that are not in the data. Undefined for a version without one. */
  library?: { script: string; hasParser: boolean; takesTheme: boolean };
}
