import { useState } from 'react';
import type { AddMealModeProps } from '../add-meal-opening.ts';
import { KeptPhotoPage } from './kept-photo-page.tsx';
import { NewPhotoPage } from './new-photo-page.tsx';
import './photo.css';

/** The dish from a photo: a new one, or one that was kept until there was a network. */
export function ImageMode(props: AddMealModeProps) {
  const [kept, setKept] = useState(props.opening.keptPhoto);
  if (kept === undefined) return <NewPhotoPage {...props} onOpenKept={setKept} />;
  return <KeptPhotoPage key={kept} {...props} id={kept} onBack={() => setKept(undefined)} />;
}
