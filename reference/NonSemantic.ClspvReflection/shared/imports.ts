import { followsSince } from '../../followed.ts'
import type { Module } from '../../module.ts'

/** What the name of every import of the set begins with. */
export const importPrefix = 'NonSemantic.ClspvReflection.'

/** The newest version of the set that the followed version of the text has. */
export function newestVersion(module: Module): number {
  return followsSince(module, 'NonSemantic.ClspvReflection', '2025-03-12') ? 7 : 6
}

/** Whether an import name is one of this set, whatever its version. */
export function isImportName(name: string): boolean {
  return name.startsWith(importPrefix)
}

/** What stands in the place of the version in an import name of this set. */
export function versionText(name: string): string {
  return name.slice(importPrefix.length)
}

/** The number in the place of the version; `undefined` where that is not made of decimal digits. */
export function versionNumber(name: string): bigint | undefined {
  const text = versionText(name)
  // Longer than any number a reader could mean, and BigInt takes more than linear time.
  if (!/^[0-9]{1,1000}$/.test(text)) return undefined
  return BigInt(text)
}

/** The version that an import name of this set asks for; `undefined` where the text has no such version. */
export function importVersion(module: Module, name: string): number | undefined {
  const number = versionNumber(name)
  return number === undefined || number < 1n || number > BigInt(newestVersion(module))
    ? undefined
    : Number(number)
}
