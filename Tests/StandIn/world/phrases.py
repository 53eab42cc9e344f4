"""What students write about: topics, each with ways to begin a hole and to reply in it."""

from dataclasses import dataclass

WORDS = {
    "place": "本部 南区 北区 东区 江湾 枫林 张江".split(),
    "canteen": "旦苑一楼 旦苑二楼 南区食堂 北区食堂 江湾食堂 枫林食堂 教工餐厅 清真餐厅 张江食堂".split(),
    "dish": """番茄炒蛋 红烧排骨 麻辣香锅 糖醋里脊 咖喱鸡排 葱油拌面 牛肉米线 黄焖鸡 铁板豆腐 酸菜鱼 蟹黄豆腐 干锅花菜
        小笼包 生煎 鸡汤馄饨 石锅拌饭 烤鸭饭 砂锅粉丝 菌菇面 蒸蛋""".split(),
    "taste": "偏咸 很清淡 意外地好吃 有点凉 分量变少了 比上学期强 油放多了 刚出锅最香 甜得离谱 值得排队".split(),
    "price": [f"{number} 块{half}" for number in range(6, 22) for half in ("", "五")],
    "course": """高等数学 线性代数 大学物理 概率论 数据结构 操作系统 有机化学 分子生物学 微观经济学 宏观经济学 中国哲学史 古代汉语
        国际关系导论 新闻采访 会计学原理 民法总论 艺术史 社会学概论 数理逻辑 信号与系统 计算机网络 生物统计 普通心理学 日语入门""".split(),
    "teacher": [f"{name}老师" for name in "陈 李 王 张 刘 杨 赵 黄 周 吴 徐 孙 胡 朱 高 林 何 郭 马 罗".split()],
    "work": "小组展示 期中论文 闭卷期末 随堂测验 实验报告 课程项目 读书笔记 上机考试 口头汇报 文献综述".split(),
    "when": """今天 昨天 前天 上周三 上周五 周末 今天早上 昨天半夜 刚刚 这周 下午 晚自习后 期中前 国庆之后 第八周 第十周
        早八之前 午休时 下课铃响时 熄灯前""".split(),
    "clock": [f"{hour} 点{part}" for hour in range(7, 24) for part in ("", "一刻", "半", "三刻")],
    "room": [f"{building}{number}" for building in ("H2", "H3", "H4", "H5", "H6", "HGX")
             for number in range(101, 520, 17)],
    "seat": "靠窗的位子 有插座的位子 三楼东侧 地下自习室 二楼大厅 书架旁的长桌 隔音间 走廊尽头的沙发".split(),
    "cat": "橘猫 三花 奶牛猫 狸花 玳瑁 白猫 灰猫 暹罗 黑猫 长毛三花".split(),
    "deed": """蹭我的裤腿 霸占了长椅 在车筐里睡觉 追一只麻雀 翻肚皮晒太阳 守着食堂后门 偷喝水坑里的水 和另一只对峙
        跳上了窗台 跟着保安巡逻 盯着鱼池发呆 在课桌底下打呼""".split(),
    "club": "天文社 话剧社 登山队 摄影协会 羽毛球队 合唱团 辩论队 桌游社 街舞社 文学社 动漫社 志愿者协会 围棋社 电竞社".split(),
    "event": "招新 路演 期末公演 例会 外拍 友谊赛 分享会 夜爬 观星 读书会 义卖 训练营".split(),
    "thing": """台灯 自行车 显示器 电饭锅 考研资料 二手键盘 羽毛球拍 小冰箱 瑜伽垫 吉他 计算器 行李箱 床上桌 电子书阅读器
        降噪耳机 专业课教材 折叠椅 望远镜""".split(),
    "lost": "校园卡 蓝牙耳机 雨伞 水杯 钥匙 眼镜 U盘 学生证 围巾 充电宝 笔记本 手表 钱包 保温杯".split(),
    "color": "黑色 白色 墨绿色 浅蓝色 米色 灰色 红色 透明 奶黄色 深棕色".split(),
    "weather": "突然下雨 风大得站不住 热得睡不着 雾蒙蒙的 终于放晴 降温十度 潮得墙都出汗 晚霞特别好看".split(),
    "mood": """有点累 心情很好 说不上来的失落 又燃起了希望 只想躺着 特别想家 笑了一整天 紧张得手抖 平静了许多 困到不行
        感动得想哭 莫名烦躁""".split(),
    "job": "数据分析实习 助教 家教 暑期科研 支教 海外交换 考公 考研 保研 秋招笔试 群面 留学申请".split(),
    "sport": "跑步 游泳 羽毛球 网球 健身 飞盘 骑行 乒乓球 篮球 瑜伽 攀岩".split(),
    "number": [str(number) for number in range(2, 60)],
    "people": "室友 学长 学姐 同桌 保洁阿姨 宿管叔叔 助教 对面寝室 路过的老师 一个大一新生 隔壁实验室 队友".split(),
    "film": "一部老电影 一部纪录片 一场话剧 一场音乐会 一个展览 一场脱口秀 一部动画 一场讲座".split(),
}

BEGINNINGS = ("", "", "", "说起来，", "其实", "弱弱地说，", "认真回答：", "个人感觉", "刚好知道，", "不懂就问，", "同问，",
              "举手，", "冷知识：", "插一句，", "作为过来人，", "如果没记错，", "补充一下，", "哈哈，", "抱抱，", "蹲一个，",
              "先说结论：", "没有恶意，", "实名回答：", "路过，", "友情提醒，", "真的，")
ENDINGS = ("", "", "", "。", "！", "～", "……", "，祝顺利。", "，仅供参考。", "，别慌。", "，冲！", "，谢谢洞主。", "，羡慕了。", "，下次一起。",
           "，可以再等等。", "，我先记下了。", "，有后续记得更新。", "，懂的都懂。", "，不接受反驳。", "，{mood}。", "，反正{when}就是这样。",
           "，{people}也这么说。", "，{place}的同学应该清楚。")
CHATTER = (
    "{people}{when}也遇到过", "我在{place}等了{number}分钟", "{when}{clock}的时候还不是这样", "楼上说的对，尤其是{when}",
    "建议{clock}以后再去", "这得看{people}怎么想", "问过{people}了，说是{when}会好", "同感，{when}{mood}",
    "我和{people}都觉得可以试试", "笑死，{people}{when}刚讲过一样的话", "已经有{number}个人这么说了", "我赌{number}天之内有结果",
    "{place}这边{weather}，你们那里呢", "看到这个{mood}", "不如去{sport}，回来就{mood}", "想起{when}和{people}去看{film}",
    "收藏了，{when}用得上", "{number}楼预定，前排围观", "还是那句话，{when}别想太多", "有没有{place}的同学一起",
)


@dataclass(frozen=True)
class Topic:
    division: int                      # by position
    weight: int
    tags: tuple[str, ...]
    openings: tuple[str, ...]
    replies: tuple[str, ...]


DIVISIONS = (("树洞", "想说什么就说什么"), ("课程", "选课、考试与作业"), ("集市", "买卖、失物与拼单"), ("社团", "活动、招新与约伴"))

TOPICS = (
    Topic(0, 9, ("食堂", "美食", "{canteen}", "今天吃什么", "生活"),
          ("{when}在{canteen}吃了{dish}，{price}，{taste}，你们怎么看？", "求推荐{canteen}的菜，{dish}已经连吃{number}天了",
           "{canteen}的{dish}是不是换师傅了？{taste}，{people}也发现了", "{clock}还有哪个食堂开着？想吃{dish}",
           "投票：{canteen}的{dish}和{canteen}的{dish}，哪个{price}更值？"),
          ("{dish}我吃过，{taste}", "{canteen}的{dish}才是正解，{price}", "{clock}去{canteen}不用排队", "不如点{dish}，{taste}",
           "{people}说{canteen}要装修了", "我愿意为{dish}走到{place}", "{price}的{dish}？{when}还没这么贵")),
    Topic(0, 6, ("猫", "校园动物", "{cat}", "生活"),
          ("{when}在{place}遇见一只{cat}，它{deed}", "谁认识{place}的那只{cat}？{when}{clock}它又{deed}",
           "上图：{cat}今天{deed}，{people}看了{number}分钟", "{cat}好像瘦了，{when}一直{deed}，有人喂吗"),
          ("它叫小{number}，{when}还{deed}", "{place}的{cat}有{number}只，你看见的可能是大的那只", "{people}每天{clock}去喂",
           "别喂火腿肠，{cat}吃了不好", "我也见过，当时它{deed}", "{cat}永远的神，{mood}")),
    Topic(0, 6, ("校车", "交通", "{place}", "通勤"),
          ("{clock}从{place}到{place}的校车还有位子吗？", "{when}的校车晚了{number}分钟，{weather}，全车人都很安静",
           "校车司机{when}在{place}放的歌太好听了，求歌单", "从{place}骑车去{place}要多久？{weather}还能骑吗"),
          ("{clock}那班基本满的，早{number}分钟去排", "我骑过，{number}分钟，{weather}就算了", "{place}站牌换地方了，{when}刚看见",
           "地铁转公交也行，大概{number}分钟", "司机师傅人很好，{when}还等了{people}", "刷校园卡就行，不用提前约")),
    Topic(0, 7, ("日常", "情绪", "碎碎念", "生活"),
          ("{when}{weather}，一个人走在{place}，{mood}", "{people}{when}对我说了一句话，{mood}，想了{number}遍",
           "好像从{when}开始就{mood}，有人一样吗？", "记录：{when}{clock}，看完{film}，{mood}", "第{number}次想换个环境，{mood}"),
          ("抱抱，{when}我也{mood}", "去{sport}吧，{number}分钟就好多了", "看{film}治好了我，真的", "{weather}的日子就是会这样",
           "说出来就好，{people}会在的", "写下来，过{number}天再看", "想聊可以接着说，我在{place}")),
    Topic(0, 5, ("宿舍", "洗衣房", "{place}", "吐槽"),
          ("{place}洗衣房{clock}又排了{number}台，谁{when}把我的衣服拿出来了", "宿舍{when}停水到{clock}，{people}已经去{place}洗漱了",
           "{people}每天{clock}打电话，怎么委婉地说？", "求助：{place}宿舍{weather}，除湿机能用吗"),
          ("打报修电话，我{when}等了{number}分钟就来了", "错峰，{clock}以后没人", "和{people}好好谈，{when}我们就这么解决的",
           "{place}这栋都这样", "贴张纸条，{color}的显眼", "除湿袋一次买{number}个")),
    Topic(0, 4, ("实习", "{job}", "未来", "求建议"),
          ("大三，{job}和{job}之间纠结了{number}天，{mood}", "{when}面了{job}，被问到{course}，{mood}",
           "想问问做过{job}的，每周要花{number}小时吗？", "{people}已经拿到{job}了，我还在写{work}"),
          ("{job}我做过，{number}个月后{mood}", "别和{people}比，节奏不一样", "先把{course}学好，{job}会问",
           "简历改了{number}版才有回音", "两个都投，{when}再选", "{teacher}在{job}上给过很好的建议")),
    Topic(1, 8, ("选课", "{course}", "求经验", "学习"),
          ("{course}选{teacher}还是{teacher}？听说{work}占{number}%", "下学期的{course}有人上过吗？{work}难不难",
           "{teacher}的{course}换到{room}了，{when}差点迟到", "补选{number}轮都没中{course}，{mood}"),
          ("选{teacher}，{work}给分厚道", "我上过，{work}要写{number}页，但是值", "{course}前{number}周一定要跟上",
           "{teacher}会点名，{room}后门进不去", "看往年{work}，{number}份够了", "{course}和{course}一起上会{mood}")),
    Topic(1, 8, ("考试", "{course}", "复习", "学习"),
          ("{course}期中考多少分算正常？我{when}出来{mood}", "还有{number}天考{course}，{work}一个字没动",
           "{course}的{work}范围，{teacher}{when}说了吗？在{room}没听清", "求{course}复习搭子，{clock}在{seat}"),
          ("{teacher}说只考前{number}章", "刷往年题，{number}套以后就稳了", "我在{room}，带了{course}的笔记",
           "{work}是开卷的，{when}群里通知了", "别熬夜，{clock}前睡", "平均大概七十多，{number}分往上都算好")),
    Topic(1, 6, ("图书馆", "自习", "{seat}", "学习"),
          ("图书馆{seat}{clock}就没了，大家几点去？", "{when}在{seat}捡到一张纸条，写着{course}的答案，{mood}",
           "求一个安静的地方写{work}，{room}{clock}有人吗", "{people}在{seat}外放了{number}分钟，{mood}"),
          ("{room}晚上空着，{clock}才锁", "{place}的自习室也不错，{seat}常有位", "可以找管理员，{when}我就这么做的",
           "{clock}之前到就有", "戴耳塞，{number}块一盒", "{seat}冬天冷，带条毯子")),
    Topic(1, 5, ("作业", "{course}", "互助", "小组"),
          ("{course}的{work}第{number}题有人会吗？{people}也卡住了", "{work}还差{number}个队友，{course}{teacher}班的来",
           "组员{when}失联，{work}{clock}就交，{mood}", "{course}的{work}写到{clock}，{mood}，互相打个气"),
          ("第{number}题用归纳法，{teacher}讲过", "我来，我在{place}，{clock}有空", "找{teacher}说明情况，{when}可以延",
           "{room}见，带上{work}", "{people}也没写完，不慌", "把{work}拆成{number}份，一天一份")),
    Topic(2, 7, ("二手", "{thing}", "出物", "交易"),
          ("出{color}{thing}，用了{number}个月，{price}，{place}自取", "收{thing}，{color}最好，{when}能面交",
           "毕业甩卖：{thing}、{thing}、{thing}，打包{number}元，{clock}在{place}", "{thing}换{thing}，有意的说一声，{place}"),
          ("{thing}还在吗？{clock}可以来{place}", "{price}我要了", "{color}的有图吗", "同款{thing}我用了{number}个月，没坏过",
           "{when}已经问过了，慢了一步", "{thing}可以小刀吗，{place}自提")),
    Topic(2, 6, ("失物招领", "{lost}", "求助", "{place}"),
          ("{when}在{room}丢了{color}{lost}，捡到请说一声，{mood}", "捡到{color}{lost}一个，在{canteen}，{clock}前交给前台",
           "校车上拿错了{color}{lost}，{when}从{place}上车的同学看过来", "{lost}第{number}次丢了，{color}，挂着一只{cat}挂件"),
          ("{room}讲台抽屉里有个{color}{lost}，去看看", "{place}物业那里登记过，{when}的", "{canteen}前台每天{clock}收一次",
           "帮顶，{lost}要紧", "我{when}也丢过{lost}，{number}天后找回来了", "描述一下细节，{color}的不止一个")),
    Topic(2, 4, ("拼单", "外卖", "{place}", "生活"),
          ("{clock}拼奶茶，{place}，还差{number}杯", "有人一起拼{thing}吗？满{number}减，{place}", "水果拼单，{when}截止，{color}苹果{number}斤"),
          ("我要{number}杯，{place}的", "加我，{clock}能取", "{when}那家{taste}，换一家吧", "还差几个？{people}也要", "{price}一份可以")),
    Topic(3, 7, ("社团", "{club}", "招新", "活动"),
          ("{club}{event}，{when}{clock}，{room}，零基础欢迎", "{club}的{event}有人去过吗？{people}拉我去",
           "{event}海报画了{number}稿，{club}内部投票又推翻了，{mood}", "想加{club}，但是每周{number}小时{work}，来得及吗"),
          ("{club}氛围很好，{event}那天来了{number}个人", "{people}就是{club}的，可以问", "{room}有点远，{clock}记得提前",
           "来！{event}不点名", "我从{club}退了，因为{work}太多", "{club}和{club}时间撞了，{mood}")),
    Topic(3, 6, ("运动", "{sport}", "约伴", "{place}"),
          ("找{sport}搭子，{place}，每周{number}次，{clock}", "{sport}第{number}天打卡，{weather}，{mood}",
           "{place}的{sport}场地怎么约？{when}刷到{clock}都是满的", "{people}教我{sport}，{number}分钟就{mood}"),
          ("我可以，{place}，{clock}", "场地{clock}放号，手要快", "{sport}新手{number}次以后就顺了", "{weather}就改室内吧",
           "带上{color}护腕，{when}我扭了一下", "{club}常年组织{sport}")),
    Topic(3, 4, ("演出", "看展", "周末", "约伴"),
          ("{when}想去看{film}，{place}出发，还差{number}个人", "{film}散场{clock}了，末班车没赶上，{mood}",
           "推荐{film}，{people}看了{number}遍，{mood}"),
          ("一起，{clock}在{place}门口", "学生票{price}，带证", "{film}我{when}看过，{mood}", "等{people}有空一起去", "结尾那{number}分钟绝了")),
)

NOTICES = ("【公告】发帖前请先看社区规范：不公开他人信息，不刷屏，友善交流", "【公告】课程讨论请写清课程与学期，不要传播试卷",
           "【公告】交易请当面验货，谨防先付定金的骗局", "【公告】社团招新请注明时间地点，每周一帖为限")
EXTRA_TAGS = ("*慎入", "*深夜", "毕业", "天气", "提问", "树洞茶话会", "经验分享", "保研", "军训", "健康")
EDIT_NOTES = ("更新：问题解决了", "编辑：打错字了", "补充：地点改了")
FOLD_REASONS = ("与主题无关", "重复内容", "广告")
