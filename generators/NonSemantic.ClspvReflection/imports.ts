import { environmentsOf, minorVersions } from '../builder/versions.ts'
import type { Generator, Mutator } from '../maker.ts'
import type { Module } from '../module.ts'
import { mutatorOf } from '../mutate/mutator-of.ts'
import { ordinalOfExtension } from '../mutate/ordinal-of-extension.ts'
import { ordinalsOf } from '../mutate/ordinals-of.ts'
import { withoutExtension } from '../mutate/without-extension.ts'
import {
  createReflection,
  createShader,
  importsOf,
  ordinalsOfImports,
  renamedImport,
  setName,
  setPrefix,
  textAt,
} from './shared/reflection.ts'

const versions = [1, 2, 3, 4, 5, 6]

export const generators: readonly Generator[] = [
  {
    name: 'set-versions',
    rule: 'import-version-is-at-most-the-revision',
    alsoApplies: [
      'import-version-is-at-least-one',
      'import-version-is-a-decimal-number',
      'import-name-carries-a-version',
    ],
    summary: 'every version of the set is imported, alone or beside another set, used or not',
    build(choices) {
      const version = choices.pick('version', versions)
      const beside = choices.pick('beside', ['nothing', 'glsl', 'another-non-semantic-set'])
      const used = choices.pick('used', [true, false])

      const shader = createShader(6)
      if (beside === 'glsl') shader.builder.instructionSet('GLSL.std.450')
      const reflection = createReflection(shader, version)
      if (beside === 'another-non-semantic-set') {
        shader.builder.instructionSet('NonSemantic.Unlisted')
      }
      const entry = shader.kernel('main')
      if (used) {
        const kernel = reflection.addKernel(entry, 'main')
        const [zero, one, two] = [0, 1, 2].map(shader.constant) as [number, number, number]
        reflection.add('ArgumentStorageBuffer', kernel, zero, one, two)
      }
      return shader.module()
    },
  },
  {
    name: 'spirv-versions',
    rule: 'non-semantic-info-is-declared-before-version-1-6',
    alsoApplies: [
      'import-version-is-a-decimal-number',
      'import-version-is-at-least-one',
      'import-version-is-at-most-the-revision',
    ],
    summary: 'the set is imported in every version of SPIR-V; before 1.6 with the extension',
    environments: ({ minor = '6' }) => environmentsOf(minor),
    build(choices) {
      const minor = choices.pick('minor', minorVersions)
      const version = choices.pick('version', [6, 1])
      const extension = choices.pick('extension', minor < 6 ? [true] : [false, true])
      const used = choices.pick('used', [true, false])

      const shader = createShader(minor)
      if (extension) shader.builder.extension('SPV_KHR_non_semantic_info')
      const reflection = createReflection(shader, version)
      const entry = shader.kernel('main')
      if (used) reflection.addKernel(entry, 'main')
      return shader.module()
    },
  },
]

const name = 'SPV_KHR_non_semantic_info'

const version16 = 0x0001_0600

/** True where no other set than ours needs the extension, which would be a second fault. */
function isNeededForThisSetAlone(module: Module): boolean {
  const nonSemantic = ordinalsOf(module, 'OpExtInstImport').filter((at) =>
    textAt(module.instructions[at]?.words ?? [], 1)?.startsWith('NonSemantic.'),
  )
  const ours = importsOf(module)
  return ours.length > 0 && ours.length === nonSemantic.length
}

export const mutators: readonly Mutator[] = [
  mutatorOf({
    name: 'extension-missing',
    rule: 'non-semantic-info-is-declared-before-version-1-6',
    summary: 'a module before version 1.6 imports the set without the extension',
    ordinals(module) {
      const at = ordinalOfExtension(module, name)
      const breaks = module.version < version16 && isNeededForThisSetAlone(module)
      return at === undefined || !breaks ? [] : [at]
    },
    ways: withoutExtension(name),
  }),
  mutatorOf({
    name: 'version-beyond-the-revision',
    rule: 'import-version-is-at-most-the-revision',
    summary: 'the import asks for a version that is yet to come; some would wrap round to 1',
    ordinals: ordinalsOfImports,
    ways: {
      seven: renamedImport(setName(7)),
      nine: renamedImport(setName(9)),
      ten: renamedImport(setName(10)),
      'sixty-one': renamedImport(setName(61)),
      'one-hundred': renamedImport(setName(100)),
      'one-beyond-16-bits': renamedImport(setName(65_537)),
      'one-beyond-32-bits': renamedImport(setName('4294967297')),
      'one-beyond-64-bits': renamedImport(setName('18446744073709551617')),
      'thirty-digits': renamedImport(setName('6'.repeat(30))),
    },
  }),
  mutatorOf({
    name: 'version-is-no-number',
    rule: 'import-version-is-a-decimal-number',
    summary: 'the version in the import name is empty or has characters that are not digits',
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
  }),
  mutatorOf({
    name: 'version-missing',
    rule: 'import-name-carries-a-version',
    summary: 'the import name ends where a period and a version should follow',
    ordinals: ordinalsOfImports,
    ways: { 'bare-name': renamedImport(setPrefix.slice(0, -1)) },
  }),
  mutatorOf({
    name: 'version-zero',
    rule: 'import-version-is-at-least-one',
    summary: 'the import asks for version 0',
    ordinals: ordinalsOfImports,
    ways: { zero: renamedImport(setName(0)) },
  }),
]
