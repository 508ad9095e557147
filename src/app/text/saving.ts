/** How far what was written has come. Apart from `sync-chip.ts` and `storage.ts`: the first screen has room for these alone. */
export const saving = {
  pending: 'ინახება მოწყობილობაზე',
  refused: 'ვერ გაიგზავნა: ნახეთ მიზეზი',
};
