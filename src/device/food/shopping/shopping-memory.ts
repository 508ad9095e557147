/** The person's marks on the shopping list of one week; another week begins without any. */
export interface ShoppingMemory {
  planId: string;
  /** Days of the week that the list is for, 1 is Monday. */
  days: number[];
  /** Ids of the foods that are bought. */
  ticked: string[];
}
