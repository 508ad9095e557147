import Soup from 'lucide-react/icons/soup';
import { useState } from 'react';
import { Icon } from './icon.tsx';
import './picture.css';

interface PictureProps {
  src: string | undefined;
  /** CSS pixels. */
  size?: number;
  /** Not to be asked for yet: its row may be gone with the next letter. One that was asked for stays. */
  waits?: boolean | undefined;
}

/** A small square picture of food; without one, or when it cannot be loaded, a bowl stands in. */
export function Picture({ src, size = 44, waits = false }: PictureProps) {
  const [asked, ask] = useState(!waits);
  if (!waits && !asked) ask(true);
  const [broken, setBroken] = useState<string>();
  const shown = asked && src !== undefined && src !== '' && src !== broken;
  return (
    <span className="picture" style={{ inlineSize: size, blockSize: size }}>
      {shown ? (
        <img src={src} alt="" width={size} height={size} decoding="async" onError={() => setBroken(src)} />
      ) : (
        <Icon of={Soup} size={size / 2} />
      )}
    </span>
  );
}
