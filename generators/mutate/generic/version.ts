import { minorVersions, versionWord } from '../../build/versions.ts'
import { withVersion } from '../with-version.ts'
import type { GenericMutator } from './generic-mutator.ts'

const words = new Map([
  ...minorVersions.map((minor) => [`to-1-${minor}`, versionWord(minor)] as const),
  ['to-1-7', versionWord(7)],
  ['to-0', 0],
])

export const mutator: GenericMutator = {
  name: 'version',
  summary: 'the header tells another version',
  sites: ({ version, instructions }) =>
    instructions.length === 0
      ? []
      : [...words].filter(([, word]) => word !== version).map(([variant]) => ({ at: 0, variant })),
  apply: (module, { variant }) => withVersion(module, words.get(variant) ?? module.version),
}
