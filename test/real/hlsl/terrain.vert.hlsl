cbuffer Frame : register(b0) {
  row_major float4x4 view_projection;
  float time;
  float3 wind;
};
StructuredBuffer<float4> offsets : register(t1);
Texture2D<float> heights : register(t2);
SamplerState smooth : register(s3);

struct Vertex {
  float3 position : POSITION;
  float2 coordinate : TEXCOORD0;
  uint instance : SV_InstanceID;
};
struct Pixel {
  float4 position : SV_Position;
  float3 world : TEXCOORD0;
  nointerpolation uint kind : TEXCOORD1;
};

Pixel main(Vertex vertex) {
  Pixel pixel;
  float3 place = vertex.position + offsets[vertex.instance].xyz;
  place.y += heights.SampleLevel(smooth, vertex.coordinate, 0);
  place += wind * sin(time + place.x);
  pixel.world = place;
  pixel.position = mul(float4(place, 1), view_projection);
  pixel.kind = vertex.instance & 7u;
  return pixel;
}
