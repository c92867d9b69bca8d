const newestMinor = 6

/** Whether the version word is that of a version of SPIR-V (2.3): what another one has cannot be told. */
export function isKnownVersion(version: number): boolean {
  const minor = (version >>> 8) & 0xff
  return version === (0x0001_0000 | (minor << 8)) && minor <= newestMinor
}
