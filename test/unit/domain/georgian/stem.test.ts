import { describe, expect, test } from 'vitest';
import { foldKey } from '#domain/georgian/latin-to-georgian.ts';
import { followsShortStem, stemsOfName, stemsOfWord } from '#domain/georgian/stem.ts';

function endingsThatMeet(name: string, word: string): string[] {
  const { full, short } = stemsOfName(foldKey(name));
  return stemsOfWord(foldKey(word))
    .filter((way) => full.includes(way.stem) || (followsShortStem(way) && short.includes(way.stem)))
    .map(({ ending }) => ending);
}

describe('a dictionary word is found in its case forms', () => {
  test.each([
    [
      'კვერცხი',
      'კვერცხის',
      'კვერცხს',
      'კვერცხით',
      'კვერცხები',
      'კვერცხებით',
      'კვერცხთან',
      'კვერცხზე',
      'კვერცხიც',
      'kvercxebi',
    ],
    ['წყალი', 'წყლის', 'წყალს', 'წყლით', 'წყალში', 'wylis'],
    ['ხახვი', 'ხახვის', 'ხახვით', 'ხახვიანი', 'უხახვო'],
    ['სტაფილო', 'სტაფილოს', 'სტაფილოთი', 'სტაფილოები', 'სტაფილოსთან'],
    ['კარტოფილი', 'კარტოფილის', 'კარტოფილით', 'კარტოფილად'],
    ['პომიდორი', 'პომიდვრის', 'პომიდორს', 'პომიდვრით', 'პომიდვრები'],
    ['მაწონი', 'მაწვნის', 'მაწონს', 'მაწვნით'],
    ['წიწაკა', 'წიწაკის', 'წიწაკას', 'წიწაკით', 'წიწაკები'],
    ['ბადრიჯანი', 'ბადრიჯნის', 'ბადრიჯნები', 'ბადრიჯანს'],
    ['ნიორი', 'ნივრის', 'ნივრით', 'ნიორს', 'უნივრო'],
    ['ქათამი', 'ქათმის', 'ქათამს', 'ქათმით'],
    ['რძე', 'რძის', 'რძეს', 'რძით', 'რძიანი', 'ურძო'],
    ['ღვინო', 'ღვინის', 'ღვინოს', 'ღვინით'],
    ['ნიგოზი', 'ნიგვზის', 'ნიგვზით', 'ნიგოზს'],
    ['ფორთოხალი', 'ფორთოხლის', 'ფორთოხლები'],
    ['ბლინები', 'ბლინი', 'ბლინებს'],
    ['სალათი', 'salats', 'სალათს'],
    ['ჩაი', 'ჩაის', 'ჩაით'],
  ])('%s', (name, ...forms) => {
    expect(forms.filter((form) => endingsThatMeet(name, form).length === 0)).toEqual([]);
  });

  test('and the ending says with, without or neither', () => {
    expect(endingsThatMeet('შაქარი', 'უშაქრო')).toContain('without');
    expect(endingsThatMeet('შაქარი', 'შაქრით')).toContain('instrumental');
    expect(endingsThatMeet('კარაქი', 'კარაქიანი')).toContain('with');
    expect(endingsThatMeet('პური', 'პურის')).toEqual(['genitive']);
    expect(endingsThatMeet('პური', 'პურს')).toEqual(['dative']);
    expect(endingsThatMeet('პური', 'პური')).toEqual(['nominative']);
  });

  test('a word that is no form of it is not', () => {
    expect(endingsThatMeet('პური', 'პურმარილი')).toEqual([]);
    expect(endingsThatMeet('ხაში', 'ხახვი')).toEqual([]);
    expect(endingsThatMeet('სალათა', 'სალათი')).toEqual([]);
    expect(endingsThatMeet('წყალი', 'წყლი')).toEqual([]);
  });

  test('a long run of letters is read in few ways', () => {
    expect(stemsOfWord('u'.repeat(10_000)).length).toBeLessThan(12);
  });
});
