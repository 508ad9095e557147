/** What a person can change about themselves; the weight becomes today's weigh-in. */
export type DataField = 'name' | 'gender' | 'age' | 'height' | 'weight' | 'activity' | 'pregnancy' | 'target';
