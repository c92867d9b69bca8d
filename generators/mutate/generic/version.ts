import { minorVersions, versionWord } from '../../builder/versions.ts'
import type { Site } from '../../maker.ts'
import type { Module } from '../../module.ts'
import { withVersion } from '../changes.ts'
import type { GenericMutator } from './generic-mutator.ts'

const words = new Map([
  ...minorVersions.map((minor) => [`to-1-${minor}`, versionWord(minor)] as const),
  ['to-1-7', versionWord(7)],
  ['to-0', 0],
])

function sitesOf({ version, instructions }: Module): readonly Site[] {
  if (instructions.length === 0) return []
  const others = [...words].filter(([, word]) => word !== version)
  return others.map(([variant]) => ({ at: 0, variant }))
}

export const mutator: GenericMutator = {
  name: 'version',
  summary: 'the header tells another version',
  sites: (module) => sitesOf(module),
  sitesAt: (module, at) => (at === 0 ? sitesOf(module) : []),
  apply: (module, { variant }) => withVersion(module, words.get(variant) ?? module.version),
}
