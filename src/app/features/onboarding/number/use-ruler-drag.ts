import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { STEP_PX } from './ruler-ticks.ts';

interface RulerDragProps {
  /** The answer, its least and its most, in steps. */
  steps: number;
  least: number;
  most: number;
  onSteps: (steps: number) => void;
}

/** A flick loses this share of its speed in a ms. */
const FRICTION = 0.004;
/** Slower than this (steps a ms) the ruler stands still. */
const STANDSTILL = 0.01;
/** A finger that rested this long before it left does not flick. */
const REST_MS = 60;

/** Lets a ruler be dragged and flicked; `position` is where it stands, between two steps while it moves. */
export function useRulerDrag({ steps, least, most, onSteps }: RulerDragProps) {
  const [moving, setMoving] = useState<number | null>(null);
  const hold = useRef({ x: 0, at: 0, position: 0, speed: 0, on: false });
  const frame = useRef(0);
  const tell = useRef(onSteps);
  useEffect(() => {
    tell.current = onSteps;
  });
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  const moveTo = (wanted: number) => {
    const position = Math.min(most, Math.max(least, wanted));
    if (Math.round(position) !== Math.round(hold.current.position)) tell.current(Math.round(position));
    hold.current.position = position;
    setMoving(position);
    return position === wanted;
  };
  const coast = (before: number) => {
    frame.current = requestAnimationFrame((now) => {
      const { position, speed } = hold.current;
      const free = moveTo(position + speed * (now - before));
      hold.current.speed = speed * Math.exp(-FRICTION * (now - before));
      if (free && Math.abs(hold.current.speed) > STANDSTILL) coast(now);
      else setMoving(null);
    });
  };
  const end = (event: PointerEvent) => {
    if (!hold.current.on) return;
    hold.current.on = false;
    const rested = event.timeStamp - hold.current.at > REST_MS;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (rested || still) setMoving(null);
    else coast(performance.now());
  };
  return {
    position: moving ?? steps,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        cancelAnimationFrame(frame.current);
        event.currentTarget.setPointerCapture(event.pointerId);
        hold.current = { x: event.clientX, at: event.timeStamp, position: moving ?? steps, speed: 0, on: true };
      },
      onPointerMove: (event: PointerEvent) => {
        const held = hold.current;
        if (!held.on || event.clientX === held.x) return;
        const by = (held.x - event.clientX) / STEP_PX;
        held.speed = by / Math.max(1, event.timeStamp - held.at);
        held.x = event.clientX;
        held.at = event.timeStamp;
        moveTo(held.position + by);
      },
      onPointerUp: end,
      onPointerCancel: end,
    },
  };
}
