import { join } from 'node:path'
import {
  structures as allStructures,
  enumerants,
  memberAliases,
  structureAliases,
} from '#spec/limits/generated/limits'
import { isListed } from '#spec/limits/listed'
import { rules } from '#spec/texts'
import { modulesBelow } from '../modules-below.ts'
import type { Tree } from '../tree.ts'

/** The words that the judge and the rules are written in, and the beginnings of those that are put together. */
function wordsOfJudge({ folder, ending, read }: Tree) {
  const texts = modulesBelow(join(folder, 'reference'), ending).map(read)
  const all = [...texts, JSON.stringify(rules.map(({ limits }) => limits ?? []))].join('\n')
  return {
    words: new Set(all.match(/\w+/g)),
    beginnings: Array.from(all.matchAll(/(\w{6,})\$\{/g), ([, word = '']) => word),
  }
}

/** Whether a type of the table is that structure, or an array of it. */
function names(type: string, structure: string): boolean {
  return type === structure || type.startsWith(`${structure}[`)
}

/**
 * The table of limits with the members that a rule may ask about: those whose names the judge or the rules are written with. The whole
 * table would be as large as the interpreter.
 */
export function limitsOfRules(tree: Tree): string {
  const { words, beginnings } = wordsOfJudge(tree)
  const isAsked = (member: string): boolean =>
    words.has(member) || beginnings.some((word) => member.startsWith(word))
  const aliasOf = new Map(Object.entries(memberAliases))
  const memberOf = (name: string) => name.split('::')[1] ?? ''
  const kept = new Map<string, Record<string, string>>()
  const keep = (name: string, isWhole: boolean): void => {
    const all = Object.entries(allStructures[name] ?? {})
    const members = all.filter(
      ([member, type]) =>
        isWhole ||
        isAsked(member) ||
        isAsked(memberOf(aliasOf.get(`${name}::${member}`) ?? '')) ||
        // Structures inside structures, as the limits of VkPhysicalDeviceProperties.
        Object.keys(allStructures).some((other) => names(type, other)),
    )
    if (members.length === 0) return
    kept.set(name, Object.fromEntries(members))
    for (const [, type] of members)
      for (const other of Object.keys(allStructures))
        if (names(type, other) && !kept.has(other))
          keep(other, !other.startsWith('VkPhysicalDevice'))
  }
  for (const name of Object.keys(allStructures)) if (!kept.has(name)) keep(name, isListed(name))
  if (kept.size === 0) throw new Error('no limit is left')
  const types = [...kept.values()].flatMap((members) => Object.values(members))
  const isKept = (name: string) => kept.has(name.split('::')[0] ?? '')
  const data = {
    structures: Object.fromEntries(kept),
    structureAliases: Object.fromEntries(
      Object.entries(structureAliases).filter(([, name]) => kept.has(name)),
    ),
    memberAliases: Object.fromEntries(
      Object.entries(memberAliases).filter(
        ([name]) => isKept(name) && isAsked(memberOf(memberAliases[name] ?? '')),
      ),
    ),
    enumerants: Object.fromEntries(
      Object.entries(enumerants).filter(([name]) => types.some((type) => names(type, name))),
    ),
  }
  return Object.entries(data)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
    .join('\n')
}
