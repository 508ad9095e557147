import Soup from 'lucide-react/icons/soup';
import { useState } from 'react';
import { Icon } from './icon.tsx';
import './picture.css';

/** A small square picture of food; without one, or when it cannot be loaded, a bowl stands in. */
export function Picture({ src, size = 44 }: { src: string | undefined; size?: number }) {
  const [broken, setBroken] = useState<string>();
  const shown = src !== undefined && src !== '' && src !== broken;
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
