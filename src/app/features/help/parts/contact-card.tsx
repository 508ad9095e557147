import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { useConfig } from '#device/session/access/use-config.ts';
import { helpScreen } from '#app/text/help/help-screen.ts';
import { Card } from '#app/ui/layout/card.tsx';
import { Icon } from '#app/ui/picture/icon.tsx';
import './contact-card.css';

/** Whom to ask what is not answered; nothing where whoever runs the server gives no address. */
export function ContactCard() {
  const { email, phone } = useConfig().contact;
  if (email === null && phone === null) return null;
  return (
    <Card title={helpScreen.contact}>
      <p>{helpScreen.contactText}</p>
      <div className="contact-card-ways">
        {email === null ? null : (
          <a className="button" data-tone="tint" href={`mailto:${email}`}>
            <Icon of={Mail} size={20} />
            {helpScreen.writeTo(email)}
          </a>
        )}
        {phone === null ? null : (
          <a className="button" data-tone="tint" href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
            <Icon of={Phone} size={20} />
            {helpScreen.call(phone)}
          </a>
        )}
      </div>
    </Card>
  );
}
