import { mutatorOf } from '../../mutate/mutator-of.ts'
import { ordinalsOfImports, renamedImport } from '../shared/import-ways.ts'
import { setName } from '../shared/set-name.ts'

export const mutator = mutatorOf({
  name: 'version-is-no-number',
  rule: 'import-version-is-a-decimal-number',
  summary: 'what stands for the version in the import name is empty, or not digits alone',
  ordinals: ordinalsOfImports,
  ways: {
    empty: renamedImport(setName('')),
    word: renamedImport(setName('latest')),
    'letter-before': renamedImport(setName('v6')),
    'letter-after': renamedImport(setName('6a')),
    'minus-sign': renamedImport(setName('-1')),
    'plus-sign': renamedImport(setName('+6')),
    fraction: renamedImport(setName('6.0')),
    'period-after': renamedImport(setName('6.')),
    'second-period': renamedImport(setName('.6')),
    hexadecimal: renamedImport(setName('0x6')),
    'blank-before': renamedImport(setName(' 6')),
    'blank-after': renamedImport(setName('6 ')),
    'line-feed-after': renamedImport(setName('6\n')),
    'roman-digits': renamedImport(setName('VI')),
    'digit-beyond-ascii': renamedImport(setName('\u0666')),
    'superscript-digit': renamedImport(setName('\u00b2')),
  },
})
