import { generatorNames } from './generator-names.ts'
import type { OctetWriter } from './octet-writer.ts'

/** Writes the comment lines that head a disassembly. */
export function writeHeader(out: OctetWriter, words: Uint32Array): void {
  const [, version = 0, generator = 0, bound = 0, schema = 0] = words
  const tool = generator >>> 16
  const name = generatorNames[tool] ?? `Unknown(${tool})`
  out.reserve(1024)
  out.text(
    `; SPIR-V
; Version: ${(version >>> 16) & 0xff}.${(version >>> 8) & 0xff}
; Generator: ${name}; ${generator & 0xffff}
; Bound: ${bound}
; Schema: ${schema}
`,
  )
}
