/** Around the privacy, terms and refund pages; figures and days come formatted. */
export const legalScreen = {
  version: (version: string, day: string) => `ვერსია ${version} · ძალაშია: ${day}`,

  company: (name: string) => `სერვისის მფლობელი და მონაცემთა დამუშავებაზე პასუხისმგებელი პირი: ${name}.`,
  companyId: (id: string) => `საიდენტიფიკაციო ნომერი: ${id}.`,
  companyAddress: (address: string) => `მისამართი: ${address}.`,
  email: (email: string) => `ელფოსტა: ${email}.`,
  phone: (phone: string) => `ტელეფონი: ${phone}.`,
  companyUnknown: 'ამ სერვერის მფლობელს თავისი მონაცემები ჯერ არ მიუთითებია.',
};
