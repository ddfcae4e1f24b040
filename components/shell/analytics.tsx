'use client';

import { config } from '@/components/ui/site-config';
import { analyticsScript } from './analytics-script';

const mode = process.env.NODE_ENV === 'development' ? 'development' : 'production';

/** Counts page views when the configuration names a script for it; nothing otherwise. */
export function Analytics() {
  const { analytics } = config;
  if (!analytics) return null;
  const src = mode === 'development' ? analytics.debugScript : analytics.script;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own
  return <script dangerouslySetInnerHTML={{ __html: analyticsScript({ src, mode }) }} />;
}
