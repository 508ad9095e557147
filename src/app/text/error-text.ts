import type { ErrorCode } from '#contract/envelope.ts';
import { errors } from './errors.ts';

/** What a code of the server means to the person in front of the screen. */
const byCode: Record<ErrorCode, string> = {
  'invalid-input': 'შეყვანილი მონაცემები არასწორია. გთხოვთ, შეამოწმოთ და სცადოთ თავიდან',
  unauthenticated: 'გთხოვთ, თავიდან შეხვიდეთ. ჩანაწერები მოწყობილობაზე ინახება',
  merged: 'ეს დღიური უკვე თქვენს პროფილშია',
  'invalid-code': 'კოდი არასწორია, სცადეთ თავიდან',
  'code-expired': 'ამ კოდს ვადა გაუვიდა. მოითხოვეთ ახალი კოდი',
  'weak-password': 'ეს პაროლი ადვილი გამოსაცნობია. აირჩიეთ სხვა',
  'confirmation-required': 'დაადასტურეთ პაროლით ან ახალი კოდით, რომ ეს თქვენ ხართ',
  'second-factor-required': 'შესასვლელად მეორე დადასტურებაც საჭიროა',
  'last-passkey':
    'ეს ერთადერთი გასაღებია, რომელიც შესვლას იცავს. ჯერ დამატებითი დაცვა გამორთეთ ან სხვა გასაღები დაამატეთ',
  'premium-required': 'ხელმისაწვდომია მხოლოდ PRO წევრებისთვის',
  'not-found': 'ჩანაწერი ვერ მოიძებნა',
  'unknown-thing': 'სერვერი ამ ჩანაწერს ჯერ არ იცნობს. ის მოწყობილობაზე ინახება',
  'method-not-allowed': errors.general,
  'too-slow': 'კავშირი ძალიან ნელია. სცადეთ თავიდან',
  'request-in-progress': 'წინა მოთხოვნა ჯერ სრულდება. ცოტა ხანში სცადეთ თავიდან',
  'phone-registered': 'ეს ნომერი უკვე რეგისტრირებულია სისტემაში',
  'phone-pending': 'ეს ნომერი თქვენს პროფილზე მალე გადავა. მანამდე შედით ძველი ნომრით',
  'approval-pending': 'დაადასტურეთ შესვლა სხვა მოწყობილობაზე',
  'plan-changed': 'კვების გეგმა ამასობაში შეიცვალა',
  'dish-unsuitable': 'ეს კერძი თქვენს ალერგიას, არჩევანს ან მარხვას არ ეთანხმება',
  'generation-changed': 'მონაცემები სერვერზე აღდგა. ჩანაწერები თავიდან იგზავნება',
  'too-large': 'ფაილი ან ჩანაწერი ძალიან დიდია',
  'unsupported-media': 'ამ ტიპის ფაილი არ გამოდგება. აირჩიეთ JPEG, PNG ან WebP ფოტო',
  'idempotency-mismatch': 'ჩანაწერი შეიცვალა, სანამ იგზავნებოდა. შეამოწმეთ და გააგზავნეთ თავიდან',
  'app-too-old': 'აპლიკაციის ეს ვერსია მოძველდა. განაახლეთ, ჩანაწერები არ დაიკარგება',
  'day-full': 'დღევანდელი ზღვარი ამოიწურა. ჩანაწერები მოწყობილობაზეა და ხვალ გაიგზავნება',
  'storage-full': 'სერვერზე თქვენი ადგილი შეივსო. ჩანაწერები მოწყობილობაზე ინახება',
  'rate-limited': 'ძალიან ბევრი მცდელობა იყო. ცოტა ხანში სცადეთ თავიდან',
  internal: errors.general,
  'provider-unavailable': 'სერვისი დროებით მიუწვდომელია. სცადეთ მოგვიანებით',
  'server-stopping': 'სერვერი ახლდება. ცოტა ხანში სცადეთ თავიდან',
  'server-busy': 'სერვერი ახლა გადატვირთულია. ცოტა ხანში სცადეთ თავიდან',
};

/** The sentence for an error code, also for one that this version does not know. */
export function errorText(code: string | undefined): string {
  return code !== undefined && isKnown(code) ? byCode[code] : errors.general;
}

const isKnown = (code: string): code is ErrorCode => Object.hasOwn(byCode, code);
