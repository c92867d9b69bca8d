import { run } from '../process/run.ts'
import type { ProgramListing } from './listed-by.ts'

/** A language that spirv-cross writes. */
export type Language = 'glsl' | 'hlsl' | 'msl'

/** Options that change what is written, and not what can be. */
const everywhere: readonly string[] = [
  ...['--emit-line-directives', '--force-zero-initialized-variables', '--fixup-clipspace'],
  ...['--flip-vert-y', '--relax-nan-checks', '--force-temporary'],
  '--disable-storage-image-qualifier-deduction',
]

/** Those of a language alone. */
const alone: Readonly<Record<Language, readonly string[]>> = {
  glsl: [
    ...['--remove-unused-variables', '--separate-shader-objects', '--no-420pack-extension'],
    ...['--combined-samplers-inherit-bindings', '--flatten-multidimensional-arrays'],
    '--vulkan-glsl-disable-ext-samplerless-texture-functions',
  ],
  hlsl: [
    ...['--hlsl-support-nonzero-basevertex-baseinstance', '--hlsl-force-storage-buffer-as-uav'],
    ...['--hlsl-nonwritable-uav-texture-as-srv', '--hlsl-enable-16bit-types'],
    ...['--hlsl-flatten-matrix-vertex-input-semantics', '--hlsl-preserve-structured-buffers'],
    '--hlsl-user-semantic',
  ],
  msl: [
    ...['--msl-argument-buffers', '--msl-force-active-argument-buffer-resources'],
    ...['--msl-pad-fragment-output', '--msl-domain-lower-left', '--msl-texture-buffer-native'],
    ...['--msl-force-native-arrays', '--msl-dispatch-base', '--msl-decoration-binding'],
    ...['--msl-check-discarded-frag-stores', '--msl-texture-1d-as-2d', '--msl-capture-output'],
    ...['--msl-emulate-cube-array', '--msl-sample-dref-lod-array-as-grad'],
  ],
}

/** The options for a language that a help has, which writes each in brackets at the beginning of a line. */
export function listedTranslatorOptions(help: string, language: Language): readonly string[] {
  const names = new Set(Array.from(help.matchAll(/^\t\[(--[\w-]+)\]/gm), ([, name]) => name))
  return [...everywhere, ...alone[language]].filter((name) => names.has(name))
}

/** Finds the options of spirv-cross for a language: its help has a few of them, and those of categories are in another one. */
export function translatorOptions(language: Language): Required<ProgramListing> {
  return {
    lists: (help) => listedTranslatorOptions(help, language),
    unlisted: async (start, help) => {
      const answer = await run([...start, '--help-all'], { timeoutMs: 5_000 })
      if (answer.kind !== 'answered') return []
      const known = new Set(listedTranslatorOptions(help, language))
      const all = listedTranslatorOptions(`${answer.stdout}\n${answer.stderr}`, language)
      return all.filter((name) => !known.has(name))
    },
  }
}
