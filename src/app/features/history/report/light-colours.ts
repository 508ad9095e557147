const NAMES = ['page', 'card', 'sunk', 'line', 'ink', 'soft', 'herb', 'wine', 'carbs', 'protein', 'fats'] as const;
/** Colours of the light theme by the names of their custom properties. */
export type LightColours = Record<(typeof NAMES)[number], string>;

/** The colours of the light theme, whatever theme shows: a picture goes to people who see no theme. */
export function lightColours(): LightColours {
  const probe = document.createElement('i');
  probe.hidden = true;
  probe.style.colorScheme = 'light';
  document.body.append(probe);
  const read = (name: string): string => {
    probe.style.color = `var(--${name})`;
    return getComputedStyle(probe).color;
  };
  const colours = Object.fromEntries(NAMES.map((name) => [name, read(name)]));
  probe.remove();
  return colours as LightColours;
}
