import type { Defect } from '../decode/defect.ts'
import { close, open, parse, take } from '../decode/parse.ts'
import { hasMagic, headerWords } from '../decode/words.ts'
import { friendlyNames } from './friendly-names.ts'
import { InstructionWriter, rehearse } from './instruction-writer.ts'
import { type OctetSink, OctetWriter } from './octet-writer.ts'

/** How a disassembly looks; by default as `spirv-dis --raw-id --no-color` prints it. */
export interface DisassembleOptions {
  /** Begin with the comment lines about the header, as without `--no-header`. Default: yes. */
  readonly header?: boolean
  /** Put result ids in a column of their own, as without `--no-indent`. Default: yes. */
  readonly indent?: boolean
  /** The form of ids: their numbers, or names as without `--raw-id`. Default: numbers. */
  readonly ids?: 'numbers' | 'names'
  /** A comment after the instruction with that ordinal, on one line; none where it gives nothing. Default: none. */
  readonly comment?: (index: number) => string | undefined
}

/**
 * Names of the tools that are registered under a generator number, by number, as disassemblies head with them.
 * Learnt by asking spirv-dis of SPIRV-Tools 2026.4 for each number; it knows no others.
 */
const generatorNames: readonly string[] = [
  'Khronos',
  'LunarG',
  'Valve',
  'Codeplay',
  'NVIDIA',
  'ARM',
  'Khronos LLVM/SPIR-V Translator',
  'Khronos SPIR-V Tools Assembler',
  'Khronos Glslang Reference Front End',
  'Qualcomm',
  'AMD',
  'Intel',
  'Imagination',
  'Google Shaderc over Glslang',
  'Google spiregg',
  'Google rspirv',
  'X-LEGEND Mesa3D GLSL-IR/SPIR-V Translator',
  'Khronos SPIR-V Tools Linker',
  'Wine VKD3D Shader Compiler',
  'Tellusim Clay Shader Compiler',
  'W3C WebGPU Group WHLSL Shader Translator',
  'Google Clspv',
  'LLVM MLIR SPIR-V Serializer',
  'Google Tint Compiler',
  'Google ANGLE Shader Compiler',
  'Netease Games Messiah Shader Compiler',
  'Xenia Xenia Emulator Microcode Translator',
  'Embark Studios Rust GPU Compiler Backend',
  'gfx-rs community Naga',
  'Mikkosoft Productions MSP Shader Compiler',
  'SpvGenTwo community SpvGenTwo SPIR-V IR Tools',
  'Google Skia SkSL',
  'TornadoVM Beehive SPIRV Toolkit',
  'DragonJoker ShaderWriter',
  'Rayan Hatout SPIRVSmith',
  'Saarland University Shady',
  'Taichi Graphics Taichi',
  'heroseh Hero C Compiler',
  'Meta SparkSL',
  'SirLynix Nazara ShaderLang Compiler',
  'Khronos Slang Compiler',
  'Zig Software Foundation Zig Compiler',
  'Rendong Liang spq',
  'LLVM LLVM SPIR-V Backend',
  'Robert Konrad Kongruent',
  'Kitsunebi Games Nuvk SPIR-V Emitter and DLSL compiler',
  'Nintendo',
  'ARM',
  'Goopax',
  'Icyllis Milica Arc3D Shader Compiler',
  'Isochron Pred',
  'apilatosba Apila Jai Compiler',
]

/** Writes the comment lines that head a disassembly. */
function writeHeader(out: OctetWriter, words: Uint32Array): void {
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

/**
 * Disassembles a module and hands the text on piece by piece. Total: what is not a module gives no text, and an
 * instruction that cannot be taken apart is shown as `OpUnknown` with its words as numbers.
 *
 * @param input octets or words, in either byte order.
 * @param sink takes the text as UTF-8, as far as the module's strings are that.
 * @returns what is wrong with the encoding of the module.
 */
export function disassembleInto(
  input: Uint8Array | Uint32Array,
  sink: OctetSink,
  options: DisassembleOptions = {},
): readonly Defect[] {
  const named = options.ids === 'names'
  const parsed = named ? parse(input) : open(input)
  const { words, frames, walker, defects } = parsed
  if (!hasMagic(words) || words.length < headerWords) return defects
  const out = new OctetWriter(sink)
  if (options.header !== false) writeHeader(out, words)
  const names = named ? friendlyNames(walker) : undefined
  const writer = new InstructionWriter(
    out,
    walker,
    options.indent !== false,
    names,
    options.comment,
  )
  const { count } = frames
  if (named)
    for (let index = 0; index < count; index++) {
      walker.walk(index)
      writer.write(index, true)
    }
  else {
    rehearse(parsed)
    // Checked and written in one go: an instruction that must be walked is walked once.
    for (let index = 0; index < count; index++) writer.write(index, take(parsed, index))
    close(parsed)
  }
  out.flush()
  return defects
}

/**
 * The disassembly of a module, as `spirv-dis --raw-id --no-color` prints it. Total, as {@link disassembleInto} is;
 * octets of strings that are not UTF-8 become U+FFFD.
 *
 * @param input octets or words, in either byte order.
 */
export function disassemble(
  input: Uint8Array | Uint32Array,
  options: DisassembleOptions = {},
): string {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  let text = ''
  disassembleInto(
    input,
    (octets) => {
      text += decoder.decode(octets, { stream: true })
    },
    options,
  )
  return text + decoder.decode()
}
