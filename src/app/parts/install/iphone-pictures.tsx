import type { ReactNode } from 'react';

// Drawn as Safari looks, with the thing to press in our green. The words beside them say the same.

/** The pictures of the iPhone's three steps, in their order. */
export const iphonePictures = [ShareButton, HomeScreenRow, AddButton];

/** The bar under the page, the share button in its middle. */
function ShareButton() {
  return (
    <Frame>
      <rect x="20" y="8" width="280" height="24" rx="8" fill="var(--sunk)" />
      <rect x="112" y="17" width="96" height="6" rx="3" fill="var(--line)" />
      <path d="M20 41h280" stroke="var(--line)" />
      <path d="m52 52-8 8 8 8M96 52l8 8-8 8" {...quiet} />
      <path d="M214 53c6-3 10-3 14 0v16c-4-3-8-3-14 0zm28 0c-6-3-10-3-14 0v16c4-3 8-3 14 0z" {...quiet} />
      <path d="M270 56h14v14h-14zm5-4h14v14" {...quiet} />
      <circle cx="160" cy="60" r="17" fill="var(--herb-wash)" />
      <path d="M155 57h-4v12h18V57h-4M160 64V48m-5 5 5-5 5 5" {...pressed} />
    </Frame>
  );
}

/** The list that the share button opens. */
function HomeScreenRow() {
  return (
    <Frame>
      <rect x="20" y="8" width="280" height="20" rx="8" fill="var(--sunk)" />
      <rect x="36" y="15" width="84" height="6" rx="3" fill="var(--line)" />
      <rect x="20" y="32" width="280" height="28" rx="8" fill="var(--herb-wash)" />
      <text x="36" y="51" fontSize="13" fontWeight="600" fill="var(--herb)">
        Add to Home Screen
      </text>
      <path d="M270 38h16v16h-16zM278 42v8m-4-4h8" {...pressed} />
      <rect x="20" y="64" width="280" height="14" rx="8" fill="var(--sunk)" />
    </Frame>
  );
}

/** The question that follows, with its answer in the upper corner. */
function AddButton() {
  return (
    <Frame>
      <text x="28" y="27" fontSize="12" fill="var(--soft)">
        Cancel
      </text>
      <rect x="246" y="9" width="54" height="28" rx="14" fill="var(--herb-wash)" />
      <text x="273" y="28" fontSize="13" fontWeight="600" textAnchor="middle" fill="var(--herb)">
        Add
      </text>
      <rect x="20" y="44" width="280" height="34" rx="8" fill="var(--sunk)" />
      <rect x="28" y="49" width="24" height="24" rx="6" fill="var(--herb)" />
      <path
        transform="translate(32 53) scale(.54)"
        fill="var(--herb-ink)"
        d="M26.6 11.5A12.5 12.5 0 1 1 18.6 3a4.2 4.2 0 0 0 2.6 4.6 4.3 4.3 0 0 0 5.4 3.9Z"
      />
      <rect x="62" y="58" width="96" height="6" rx="3" fill="var(--line)" />
    </Frame>
  );
}

const line = { fill: 'none', strokeWidth: 1.8, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
const quiet = { ...line, stroke: 'var(--soft)' } as const;
const pressed = { ...line, stroke: 'var(--herb)' } as const;

function Frame({ children }: { children: ReactNode }) {
  return (
    <svg className="install-step-picture" viewBox="0 0 320 84" aria-hidden="true">
      {children}
    </svg>
  );
}
