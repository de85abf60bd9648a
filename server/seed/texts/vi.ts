import type { Texts } from '../articles.ts'

/** What the demo brands say at length, in Vietnamese. */
export const vi: Texts = {
  help: {
    account: {
      title: 'Tài khoản của bạn',
      body: `<p>Bạn phải từ {age} tuổi trở lên, và một tài khoản là đủ: dùng được trên mọi thiết bị.</p>
<h3>Mở tài khoản</h3>
<p>Nhấn <strong>Đăng ký</strong>, điền thông tin và chấp nhận thỏa thuận người dùng. Mỗi ô đều cho biết nội dung hợp lệ ngay khi bạn nhập.</p>
<h3>Đăng nhập</h3>
<ul><li>Mật khẩu dài từ 8 đến 64 ký tự. Mật khẩu phổ biến sẽ bị từ chối.</li><li>Sau ba lần sai trong nửa giờ, tên đăng nhập bị khóa nửa giờ. Không ai ở {brand} xem được mật khẩu của bạn.</li><li>Không thao tác trong 30 phút, bạn sẽ được đăng xuất. Với <em>Ghi nhớ đăng nhập</em>, trình duyệt này giữ đăng nhập trong 24 giờ.</li></ul>
<h3>Nếu thấy điều bất thường</h3>
<p>Hãy đổi mật khẩu trước: mọi phiên khác sẽ kết thúc. Sau đó báo cho chúng tôi qua <a href="/help#feedback">biểu mẫu góp ý</a>.</p>`,
    },
    money: {
      title: 'Số dư, nạp và rút tiền',
      body: `<p>Số dư của bạn là một dòng trong sổ cái kép. Mỗi lần cược, trả thưởng hay cộng tiền là một giao dịch có mã riêng, xem tại <strong>Lịch sử tài khoản</strong> trong trung tâm thành viên.</p>
<h3>Nạp và rút tiền</h3>
<p>Phương thức nào đang mở tùy vào quốc gia và loại tiền của bạn. Quầy thu ngân liệt kê phương thức cùng hạn mức, phí và thời gian thường lệ trước khi bạn xác nhận. Phương thức không có trong danh sách là chưa mở.</p>
<ul><li>Tiền nạp được tính khi đã đến, không phải khi được thông báo.</li><li>Tiền rút chỉ chuyển đến tài khoản đứng tên bạn.</li><li>Nếu thanh toán bị từ chối, bạn được cho biết lý do và tiền vẫn ở nguyên chỗ.</li></ul>
<h3>Tiền thưởng</h3>
<p>Tiền thưởng đăng ký, nếu có, được ghi vào lịch sử tài khoản như mọi giao dịch khác.</p>`,
    },
    games: {
      title: 'Trò chơi và tỷ lệ',
      body: `<p>Trước khi chơi, mỗi trò đều cho biết tỷ lệ hoàn trả (RTP), mức cược nhỏ nhất, lớn nhất và số tiền tối đa mà một ván có thể trả.</p>
<h3>Tỷ lệ hoàn trả nghĩa là gì</h3>
<p>Hoàn trả 99% nghĩa là qua rất nhiều ván, cứ 100 đặt cược thì 99 được trả lại. Đây là trung bình của mọi ván, mọi người chơi: một buổi tối có thể cao hơn hoặc thấp hơn rất nhiều.</p>
<h3>Một ván diễn ra thế nào</h3>
<ol><li>Tiền cược được trừ.</li><li>Kết quả được quyết định từ các seed, trước khi màn hình chuyển động.</li><li>Tiền thắng vào số dư của bạn. Sau đó ván mới được trình chiếu.</li></ol>
<h3>Ván bị gián đoạn</h3>
<p>Nếu mất kết nối, ván vẫn được tính như đã quyết định. Mở lại trò chơi để xem tiếp; tiền chỉ ghi một lần, không bao giờ hai lần.</p>`,
    },
    fairness: {
      title: 'Công bằng có thể kiểm chứng',
      body: `<p>Bạn không cần tin rằng trò chơi nội bộ của chúng tôi công bằng. Bạn có thể kiểm tra.</p>
<ol><li>Trước khi chơi, máy chủ chọn một seed bí mật và cho bạn xem dấu vân (mã băm SHA-256). Không thể đổi seed mà dấu vân không đổi.</li><li>Trình duyệt thêm seed của bạn, bạn có thể thay bằng bất kỳ chuỗi nào.</li><li>Mỗi ván có một số thứ tự. Kết quả chỉ suy ra từ hai seed và số đó.</li><li>Khi bạn đổi seed, seed bí mật được công bố và mọi ván đã chơi với nó đều có thể tính lại.</li></ol>
<p><a href="/verify">Trang kiểm chứng</a> làm việc này ngay trong trình duyệt, từng bước, không hỏi máy chủ. Bằng chứng của ván có thể lưu thành tệp để kiểm tra ngoại tuyến.</p>`,
    },
    responsible: {
      title: 'Chơi có trách nhiệm',
      body: `<p>Về lâu dài, cờ bạc tốn tiền. Hãy chơi để giải trí, bằng số tiền bạn có thể mất, và đừng chơi để gỡ lại.</p>
<h3>Những dấu hiệu cần chú ý</h3>
<ul><li>Bạn cược nhiều hơn hoặc chơi lâu hơn dự định.</li><li>Bạn giấu người thân.</li><li>Bạn vay tiền để chơi.</li><li>Bạn chơi để quên chuyện khác.</li></ul>
<h3>Bạn có thể làm gì ở đây</h3>
<p>Giới hạn, tạm nghỉ và tự loại trừ có trong trung tâm thành viên và tại trang <a href="/responsible-gaming">Giữ quyền kiểm soát</a>. Giới hạn thấp hơn có hiệu lực ngay; giới hạn cao hơn chỉ sau một ngày suy nghĩ.</p>
<h3>Hãy nói với ai đó</h3>
<p>Ở hầu hết các nước đều có nơi giúp đỡ miễn phí và kín đáo cho người chơi và người thân. Bác sĩ của bạn có thể chỉ nơi gần nhất.</p>`,
    },
    agreement: {
      title: 'Thỏa thuận người dùng',
      body: `<p>Thỏa thuận này là giữa bạn và {brand}. Bạn chấp nhận khi mở tài khoản.</p>
<h3>1. Ai được chơi</h3>
<p>Bạn từ {age} tuổi trở lên, được phép chơi tại nơi bạn ở, chơi cho chính mình bằng tiền của mình và không đang tự loại trừ.</p>
<h3>2. Tài khoản</h3>
<p>Mỗi người một tài khoản. Hãy giữ kín mật khẩu; mọi việc làm bằng mật khẩu đó được coi là của bạn cho đến khi bạn báo rằng người khác đã biết.</p>
<h3>3. Lượt cược</h3>
<p>Lượt cược có hiệu lực khi máy chủ xác nhận. Kết quả theo hồ sơ của máy chủ, không theo hình trên màn hình. Nếu trò chơi hỏng, ván không thể hoàn tất bị hủy và tiền cược được trả lại.</p>
<h3>4. Giới hạn</h3>
<p>Mỗi trò ghi rõ mức cược và số tiền tối đa một ván trả. Giới hạn của bạn và của chúng tôi cùng có hiệu lực; mức chặt hơn được áp dụng.</p>
<h3>5. Không được phép</h3>
<p>Chương trình tự chơi, nhiều tài khoản của một người, thông đồng chống người khác, thanh toán bằng phương tiện của người khác và lợi dụng lỗi hiển nhiên.</p>
<h3>6. Đóng tài khoản</h3>
<p>Bạn có thể đóng tài khoản bất cứ lúc nào và rút số tiền còn lại. Chúng tôi có thể đóng nếu vi phạm; tiền của bạn vẫn là của bạn.</p>
<h3>7. Tranh chấp</h3>
<p>Hãy báo trong 30 ngày. Chúng tôi trả lời bằng hồ sơ ván, bằng chứng và các giao dịch. Áp dụng luật của nơi cấp phép cho {brand}.</p>
<h3>8. Thay đổi</h3>
<p>Bản mới có số và ngày mới. Bạn được báo trước khi có hiệu lực.</p>`,
    },
    privacy: {
      title: 'Quyền riêng tư',
      body: `<p>Chúng tôi giữ những gì cần để vận hành tài khoản và những gì luật yêu cầu, không bán gì cả.</p>
<h3>Chúng tôi giữ gì</h3>
<ul><li>Những gì bạn nhập: tên, cách liên hệ, giấy tờ nếu bạn chứng minh tuổi.</li><li>Những gì bạn làm ở đây: đăng nhập với giờ và địa chỉ, lượt cược, giao dịch, tin nhắn gửi chúng tôi.</li><li>Trên thiết bị: mã phiên, ngôn ngữ và giao diện. Không có cookie quảng cáo.</li></ul>
<h3>Ai xem được</h3>
<p>Nhân viên cần cho công việc, mỗi lần xem đều được ghi lại. Nhà thanh toán xem điều cần cho khoản thanh toán. Cơ quan chức năng xem điều mà lệnh hợp pháp nêu.</p>
<h3>Bảo vệ thế nào</h3>
<p>Mật khẩu lưu dưới dạng băm argon2id, không thể đảo ngược. Đăng nhập và đăng ký được mã hóa hai lớp. Giấy tờ được lưu riêng tư.</p>
<h3>Quyền của bạn</h3>
<p>Hỏi chúng tôi giữ gì về bạn, yêu cầu sửa, và xóa những gì luật không buộc giữ. Hồ sơ tiền được giữ theo thời hạn luật định.</p>`,
    },
  },
  vip: {
    club: {
      title: 'Câu lạc bộ hoạt động thế nào',
      body: `<p>{brand} trao cấp độ sau khi xem bạn chơi bao lâu và như thế nào; cấp độ không bán, và thua nhiều không phải cách để đạt được. Cấp của bạn hiện ở đầu trang và trong trung tâm thành viên.</p>
<p>Từ cấp 5, câu hỏi của bạn được chuyển đến bàn VIP thay vì trò chuyện trực tiếp. Đó là điều cấp độ mang lại ở {brand}: mức cược, tỷ lệ và hoàn trả như nhau cho mọi người.</p>`,
    },
  },
  join: {
    partners: {
      title: 'Hợp tác với {brand}',
      body: `<p>Chúng tôi làm việc với những người mang đến người chơi gắn bó: người đánh giá, cộng đồng, đại lý có tuyến riêng, truyền thông và nhà cung cấp trò chơi.</p>
<ul><li><strong>Điều khoản trung thực:</strong> nằm trong hợp đồng bạn đọc trước khi ký, không nằm trên biểu ngữ.</li><li><strong>Số liệu trung thực:</strong> mọi khoản bạn được trả đều truy được đến từng giao dịch.</li><li><strong>Không gây áp lực:</strong> không quảng cáo đến người đã đặt giới hạn hoặc đang nghỉ.</li></ul>
<p>Hãy viết vài dòng về bạn. Một người thật sẽ đọc và trả lời theo cách bạn chọn.</p>`,
    },
  },
}
