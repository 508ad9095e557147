import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { helpScreen } from '#app/text/help/help-screen.ts';
import { Icon } from '#app/ui/picture/icon.tsx';
import { IconButton } from '#app/ui/button/icon-button.tsx';
import { TextInput } from '#app/ui/field/text-input.tsx';
import './help-field.css';

/** Where the question is typed. */
export function HelpField({ query, onQuery }: { query: string; onQuery: (query: string) => void }) {
  const field = useRef<HTMLLabelElement>(null);
  const clear = () => {
    onQuery('');
    field.current?.querySelector('input')?.focus();
  };
  return (
    <search className="help-field">
      <label ref={field}>
        <span className="help-field-label">{helpScreen.search}</span>
        <TextInput
          type="search"
          enterKeyHint="search"
          placeholder={helpScreen.placeholder}
          value={query}
          maxLength={200}
          onChange={(event) => onQuery(event.target.value)}
        />
        <Icon of={Search} size={20} />
      </label>
      {query === '' ? null : <IconButton icon={X} label={helpScreen.clear} onClick={clear} />}
    </search>
  );
}
