/** A package of Debian with shaders or kernels that are in use. */
export interface SourceSet {
  /** Name of the package and of the set. */
  readonly name: string
  /** The source of a set: the package that is installed, or the one that it is built from. */
  readonly kind: 'binary' | 'source'
  readonly summary: string
  /** The paths below the package's own folder that are kept. */
  readonly keeps: RegExp
}

/** The name in `--with` for all sets. */
export const sourceSetsName = 'real-modules'

const shaders =
  /\.(vert|frag|comp|tesc|tese|geom|mesh|task|rgen|rint|rahit|rchit|rmiss|rcall|glsl|h|inc)$/

/**
 * The sets, whose sources compilers are asked about. The tests of glslang and of clspv are not among them: they measure
 * from outside what these were used to improve.
 */
export const sourceSets: readonly SourceSet[] = [
  {
    name: 'hashcat-data',
    kind: 'binary',
    summary: 'kernels of a password recovery tool',
    keeps: /OpenCL\/.*\.(cl|h)$/,
  },
  {
    name: 'darktable',
    kind: 'binary',
    summary: 'kernels of a photography workflow',
    keeps: /\.(cl|h)$/,
  },
  {
    name: 'glmark2-data',
    kind: 'binary',
    summary: 'shaders of a benchmark',
    keeps: shaders,
  },
  {
    name: 'piglit',
    kind: 'binary',
    summary: 'shaders and kernels of a test suite for OpenGL and OpenCL',
    keeps: /\.(vert|frag|comp|tesc|tese|geom|shader_test|cl|h|glsl)$/,
  },
  {
    name: 'pocl',
    kind: 'source',
    summary: 'kernels of an OpenCL implementation',
    keeps: /\.(cl|h)$/,
  },
  {
    name: 'gegl',
    kind: 'source',
    summary: 'kernels of an image processor',
    keeps: /\.cl$/,
  },
  {
    name: 'spirv-cross',
    kind: 'source',
    summary: 'shaders of a translator',
    keeps:
      /^shaders(?!-hlsl)[^/]*\/(?!.*\.asm\.).*\.(vert|frag|comp|tesc|tese|geom|mesh|task|r\w+)$/,
  },
  {
    name: 'qt6-shadertools',
    kind: 'source',
    summary: 'shaders of a user interface toolkit',
    keeps: shaders,
  },
  {
    name: 'gtk4',
    kind: 'source',
    summary: 'shaders of a user interface toolkit',
    keeps: shaders,
  },
  {
    name: 'wlroots',
    kind: 'source',
    summary: 'shaders of a compositor',
    keeps: shaders,
  },
  {
    name: 'godot',
    kind: 'source',
    summary: 'shaders of a game engine',
    keeps: /\.(glsl|glsl\.gen\.h|inc)$/,
  },
  {
    name: 'mesa',
    kind: 'source',
    summary: 'shaders and kernels of drivers',
    keeps: /\.(vert|frag|comp|tesc|tese|geom|cl|glsl|h)$/,
  },
  {
    name: 'dxvk',
    kind: 'source',
    summary: 'shaders of a translator of Direct3D',
    keeps: shaders,
  },
  {
    name: 'ffmpeg',
    kind: 'source',
    summary: 'kernels of a library of video filters',
    keeps: /\.(cl|comp|h)$/,
  },
  {
    name: 'kwin',
    kind: 'source',
    summary: 'shaders of a window manager',
    keeps: shaders,
  },
  {
    name: 'qt6-multimedia',
    kind: 'source',
    summary: 'shaders of video formats',
    keeps: shaders,
  },
]
