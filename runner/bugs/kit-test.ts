import { toAssembly } from '../corpus/assembly.ts'
import { caseFile } from '../corpus/case-file.ts'
import { digest } from '../corpus/digest.ts'
import { hexText } from '../corpus/hex-text.ts'
import type { FiledCase } from '../corpus/manifest.ts'
import type { ExportedCase } from '../export/exported-case.ts'
import type { Exporter, Origin } from '../export/exporter.ts'
import { gtest } from '../export/gtest.ts'
import { lit } from '../export/lit.ts'
import type { Kit } from './kit.ts'

/** The format of the tests that a tool has itself, and the files of an export that are one. */
const layouts: Readonly<
  Record<string, { readonly exporter: Exporter; readonly isTest: RegExp; readonly how: string }>
> = {
  'spirv-val': {
    exporter: gtest,
    isTest: /_test\.cpp$/,
    how: 'is a googletest source for `test/val/` of SPIRV-Tools.',
  },
  'llvm-spirv': {
    exporter: lit,
    isTest: /\.(spvasm|test|spv)$/,
    how: "is a test for LLVM's lit, with RUN lines.",
  },
}

function exported(
  { case: of, shown }: Kit,
  words: Uint32Array,
  id: string,
  expect: 'valid' | 'invalid',
  control: string | null = null,
): ExportedCase {
  const { name } = shown.asked.environment
  const assembly = toAssembly(words, name)
  const filed: FiledCase = {
    ...of,
    id,
    file: `${id}.${assembly === undefined ? 'spvhex' : 'spvasm'}`,
    expect,
    control,
    environments: [name],
    sha256: digest(words),
  }
  const text =
    assembly === undefined
      ? caseFile(filed, 'words', hexText(words))
      : caseFile(filed, 'assembly', assembly)
  return { case: filed, words, asked: [name], text }
}

/** A test of a kit in the layout of the tool's own tests: path to content, and a sentence about it; none for other tools. */
export function kitTest(
  kit: Kit,
  tool: string,
  origin: Origin,
): { readonly files: ReadonlyMap<string, string | Uint8Array>; readonly how: string } | undefined {
  const layout = layouts[tool]
  if (layout === undefined) return undefined
  const { asked, control } = kit.shown
  const base = `${kit.rule}/${kit.id}`
  const cases =
    asked.judge.kind !== 'invalid'
      ? [exported(kit, asked.words, base, 'valid')]
      : control === null
        ? [exported(kit, asked.words, base, 'invalid')]
        : [
            exported(kit, control, `${base}-twin`, 'valid'),
            exported(kit, asked.words, base, 'invalid', `${base}-twin`),
          ]
  const files = [...layout.exporter.files(cases, origin)].filter(([path]) =>
    layout.isTest.test(path),
  )
  const named = files.map(([path, content]): [string, string | Uint8Array] => [
    `test/${path.split('/').at(-1)}`,
    content,
  ])
  const [first] = named.map(([path]) => path)
  return { files: new Map(named), how: `\`${first}\` ${layout.how}` }
}
