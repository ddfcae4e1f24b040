import { imageSize } from 'image-size';

/**
 * Returns a picture's width and height in pixels. Throws when the bytes are not in a supported image format.
 */
export function pictureSize(bytes: Uint8Array): { width: number; height: number } {
  const { width, height } = imageSize(bytes);
  return { width, height };
}
