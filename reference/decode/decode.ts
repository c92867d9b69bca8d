import { type Environment, environmentByName } from '#spec/environments'
import { ModuleIndex } from '../index/module-index.ts'
import type { Module } from '../module.ts'
import type { Defect } from './defect.ts'
import { parse } from './parse.ts'

const newest = environmentByName('spv1.6') as Environment

/** A decoded module, and the faults of its encoding. */
export interface Decoded {
  readonly module: Module
  /**
   * In the order of the words; of each outcome the first few thousand. Empty when the words form a header,
   * instructions and operands.
   */
  readonly defects: readonly Defect[]
}

/**
 * Takes a module apart. Total: any input gives a module with the instructions that can be distinguished, and a defect
 * for each place where its encoding is broken (`invalid`) or means nothing in the grammar (`unsupported`). Instructions
 * end at the first whose word count is 0 or reaches beyond the end.
 *
 * @param input octets or words, in either byte order. Never written to, but looked at as long as the module is in
 * use, so it must not change meanwhile.
 * @param environment the one that the module hands to whoever asks it; it changes nothing in decoding.
 * @param place as {@link Module.place}.
 */
export function decode(
  input: Uint8Array | Uint32Array,
  environment: Environment = newest,
  place = 0,
): Decoded {
  const parsed = parse(input)
  return { module: new ModuleIndex(parsed, environment, place), defects: parsed.defects }
}
