import type { ComponentProps } from 'react';
import { withBasePath } from '@/lib/shell/base-path';

/** An image of the text, loaded when it comes near; its size is that of the file. */
export function Image({ src, alt = '', ...rest }: ComponentProps<'img'>) {
  const address = typeof src === 'string' ? withBasePath(src) : src;
  return <img src={address} alt={alt} loading="lazy" decoding="async" {...rest} />;
}
