/** Whether somebody is with child or nurses: their needs are others, and nobody leads them to lose weight. */
export const PREGNANCY = ['no', 'pregnant', 'breastfeeding'] as const;
export type Pregnancy = (typeof PREGNANCY)[number];

export const feedsTwo = (pregnancy: Pregnancy | null | undefined): boolean => pregnancy === 'pregnant' || pregnancy === 'breastfeeding';
