import { memberAliases, structureAliases } from './generated/limits.ts'
import type { LimitName } from './limit.ts'

/** The structure that has this name, or that it is another name of. */
export function structureNamed(name: string): string {
  return structureAliases[name] ?? name
}

/** The name of a member of a structure: the one that an extension has it under, where a version of Vulkan has taken it over. */
export function limitName(structure: string, member: string): LimitName {
  const name: LimitName = `${structureNamed(structure)}::${member}` as LimitName
  const [owner, memberName] = (memberAliases[name] ?? name).split('::')
  return `${structureNamed(owner ?? '')}::${memberName}` as LimitName
}
