import type { Platform } from '@/lib/landing/track-sample';

const shapes: Record<Platform, string> = {
  ios: 'M8 2.75h8A2.25 2.25 0 0 1 18.25 5v14A2.25 2.25 0 0 1 16 21.25H8A2.25 2.25 0 0 1 5.75 19V5A2.25 2.25 0 0 1 8 2.75ZM10.5 5.75h3',
  android:
    'M8 2.75h8A2.25 2.25 0 0 1 18.25 5v14A2.25 2.25 0 0 1 16 21.25H8A2.25 2.25 0 0 1 5.75 19V5A2.25 2.25 0 0 1 8 2.75ZM12 5.75v.01M9.5 18.5h5',
  web: 'M4.75 4.75h14.5a2 2 0 0 1 2 2v10.5a2 2 0 0 1-2 2H4.75a2 2 0 0 1-2-2V6.75a2 2 0 0 1 2-2ZM2.75 9.25h18.5M6 7v.01M8.5 7v.01',
};

/** The outline of the device that a platform is drawn on; its name stands beside it in text. */
export function PlatformIcon({ platform }: { platform: Platform }) {
  return (
    <svg
      aria-hidden="true"
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={shapes[platform]} />
    </svg>
  );
}
