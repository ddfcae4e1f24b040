import { expect, test } from '@playwright/test';
import { runNext } from '@/lib/export/build/run-next';
import { writeProject } from '../../support/project';

const environment: NodeJS.ProcessEnv = {
  ...process.env,
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
};

test('an unknown Next option causes a warning', async () => {
  const folder = writeProject({
    'next.config.mjs': 'export default { experimental: { noSuchOption: true } };',
  });
  const { warnings } = await runNext(['build', folder], environment);
  expect(warnings.replace(/ +$/gm, '')).toContain(`⚠ Invalid next.config.mjs options detected:
⚠     Unrecognized key(s) in object: 'noSuchOption' at "experimental"
⚠ See more info here: https://nextjs.org/docs/messages/invalid-next-config`);
  // Next.js's progress messages are not warnings.
  expect(warnings).not.toContain('Next.js 16');
});
