struct Sprite { float4 position : SV_Position; float size : SIZE; };
struct Corner { float4 position : SV_Position; float2 coordinate : TEXCOORD0; };

[maxvertexcount(4)]
void main(point Sprite sprites[1], inout TriangleStream<Corner> stream) {
  for (int i = 0; i < 4; i++) {
    Corner corner;
    corner.coordinate = float2(i & 1, i >> 1);
    corner.position = sprites[0].position + float4((corner.coordinate - 0.5) * sprites[0].size, 0, 0);
    stream.Append(corner);
  }
  stream.RestartStrip();
}
