import { declaredOnly } from '../builder/declared-only.ts'
import { createProgram, settings } from '../builder/program.ts'
import { scalarNamed } from '../builder/scalars.ts'
import { environmentsOf, minorVersions, versionWord } from '../builder/versions.ts'
import type { Generator, Mutator } from '../maker.ts'
import { againInBlock } from '../mutate/again-in-block.ts'
import { declaresCapability } from '../mutate/declares-capability.ts'
import { mutatorOf } from '../mutate/mutator-of.ts'
import { ordinalOfCapability } from '../mutate/ordinal-of-capability.ts'
import { ordinalOfExtension } from '../mutate/ordinal-of-extension.ts'
import { withoutExtension } from '../mutate/without-extension.ts'
import {
  arrayOf,
  dataOf,
  enable,
  formNames,
  forms,
  isLarge,
  utfDecorations,
  withoutCapability,
  words,
} from './shared/data.ts'

export const generators: readonly Generator[] = [
  {
    name: 'declarations',
    rule: 'data-needs-the-capability',
    alsoApplies: ['extension-is-declared', 'data-instruction-has-type-and-result'],
    summary:
      'extension and capability are declared in every version and setting, alone or among others',
    environments: ({ minor = '6' }) => environmentsOf(minor),
    build(choices) {
      const minor = choices.pick('minor', minorVersions)
      const setting = choices.pick('setting', settings)
      const form = choices.pick('form', formNames)
      const place = choices.pick('place', ['alone', 'first', 'last'])

      const program = createProgram(setting, versionWord(minor))
      const another = () => {
        program.builder.capability('Int64')
        program.builder.extension('SPV_KHR_no_integer_wrap_decoration')
      }
      if (place === 'last') another()
      enable(program)
      if (place === 'first') another()
      program.builder.add(forms[form], arrayOf(program, scalarNamed('uint'), 2), ...words(2))
      return program.finish()
    },
  },
  declaredOnly({
    extension: 'SPV_KHR_constant_data',
    enable,
  }),
  {
    name: 'module-scope',
    rule: 'data-constant-stands-at-module-scope',
    alsoApplies: ['data-word-count', 'result-type-is-an-array'],
    summary: 'data stands anywhere among types, constants and global variables, before its uses',
    build(choices) {
      const form = choices.pick('form', formNames)
      const setting = choices.pick('setting', ['compute', 'kernel', 'library'])
      const place = choices.pick('place', ['before-types', 'between-variables', 'behind-line'])
      const loaded = choices.pick('initializer', [false, true])

      const program = createProgram(setting)
      const { builder } = program
      enable(program)
      const storageClass = setting === 'compute' ? 'Private' : 'CrossWorkgroup'
      const array = arrayOf(program, scalarNamed('uint'), 2)
      const pointer = builder.type('OpTypePointer', storageClass, array)
      if (place === 'between-variables') program.globalVariable(pointer, storageClass)
      if (place === 'behind-line') {
        builder.place('declaration', 'OpLine', builder.string('source'), 1, 1)
      }
      const data = builder.add(forms[form], array, ...words(2))
      if (place === 'before-types') scalarNamed('float').declare(program)
      if (place === 'between-variables') program.globalVariable(pointer, storageClass)
      if (loaded) program.globalVariable(pointer, storageClass, data)
      return program.finish()
    },
  },
]

const name = 'SPV_KHR_constant_data'

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'data-in-function',
    rule: 'data-constant-stands-at-module-scope',
    summary: 'data stands in a block',
    ordinals: (module) => dataOf(module),
    ways: { 'in-a-block': againInBlock },
  }),
  mutatorOf({
    name: 'data-without-capability',
    rule: 'data-needs-the-capability',
    summary: 'an instruction of the text is used without the capability',
    ordinals: (module) => {
      const at = ordinalOfCapability(module, 'ConstantDataKHR')
      // The decoration would lack the capability as well.
      const alone = dataOf(module).length > 0 && utfDecorations(module).length === 0
      return at === undefined || !alone ? [] : [at]
    },
    ways: withoutCapability,
  }),
  mutatorOf({
    name: 'extension-missing',
    rule: 'extension-is-declared',
    summary: 'the capability is declared without the extension',
    ordinals: (module) => {
      const at = ordinalOfExtension(module, name)
      const declared = declaresCapability(module, 'ConstantDataKHR') && !isLarge(module)
      return at === undefined || !declared ? [] : [at]
    },
    ways: withoutExtension(name),
  }),
]
