import JSON

extension MetricFamilies: JSONEncodable {
    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("bounds", Histogram.bounds)
            json.set("metrics", all.map { Entry(family: $0, series: $1) })
        }
    }

    private struct Entry: JSONEncodable {
        let family: MetricFamily
        let series: [Series]

        func write(to json: inout JSONWriter) {
            json.object { json in
                json.set("name", family.name)
                json.set("type", family.kind.rawValue)
                json.set("help", family.help)
                json.set("series", series.map { EncodedSeries(labels: $0, value: $1) })
            }
        }
    }

    private struct EncodedSeries: JSONEncodable {
        let labels: MetricLabels
        let value: MetricFamily.Value

        func write(to json: inout JSONWriter) {
            json.object { json in
                json.set("labels", Dictionary(uniqueKeysWithValues: labels.map { ($0.name, $0.value) }))
                switch value {
                case .integer(let value): json.set("value", value)
                case .number(let value): json.set("value", value)
                case .distribution(let buckets, let sum):
                    json.set("count", buckets.reduce(0, +))
                    json.set("sum", sum)
                    json.set("buckets", buckets)
                }
            }
        }
    }
}
