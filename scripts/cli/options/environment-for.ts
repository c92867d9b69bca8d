import type { Problem } from '#runner/problem'
import { type Environment, environments } from '#spec/environments'
import type { Input } from '../input/read-input.ts'
import { environmentNamed } from './environment-option.ts'
import { newestEnvironment } from './newest-environment.ts'

/** The version word of a module, in the byte order that its magic number shows; `undefined` where it has none. */
function versionOf(module: Uint8Array | Uint32Array): number | undefined {
  const octets =
    module instanceof Uint8Array
      ? module
      : new Uint8Array(module.buffer, module.byteOffset, module.byteLength)
  if (octets.length < 8) return undefined
  const view = new DataView(octets.buffer, octets.byteOffset, octets.length)
  for (const isLittle of [true, false])
    if (view.getUint32(0, isLittle) === 0x0723_0203) return view.getUint32(4, isLittle)
  return undefined
}

/** The version in the comments at the top of a listing, as disassemblers print it; `undefined` if there is none. */
function versionInText(text: string): number | undefined {
  const head = /^(?:\s*;[^\n]*(?:\n|$))*/.exec(text)?.[0] ?? ''
  const [, major, minor] = /^\s*; Version: (\d{1,3})\.(\d{1,3})\s*$/m.exec(head) ?? []
  return major === undefined ? undefined : (Number(major) << 16) | (Number(minor) << 8)
}

/**
 * The environment to judge an input in: the one that is named, or else the universal one of the module's version, which assembly
 * may state as disassemblers do (`; Version: 1.3`). Without a version that an environment has, it is the newest one.
 */
export function environmentFor(input: Input, name: string | undefined): Environment | Problem {
  if (name !== undefined) return environmentNamed(name)
  const version = input.kind === 'module' ? versionOf(input.module) : versionInText(input.text)
  return (
    environments.find(
      (environment) => environment.client === 'universal' && environment.version === version,
    ) ?? newestEnvironment
  )
}
